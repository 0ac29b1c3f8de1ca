// What web/languages.ts makes of the folders of src/rallar/locales.
declare module 'virtual:languages' {
  export type Part = 'common' | 'rules' | 'lesson' | 'help' | 'hints' | 'analysis' | 'pace' | 'notices' | 'sheets';
  const folders: readonly {
    tag: string;
    name: string;
    serves: readonly string[];
    parts: Readonly<Record<Part, () => Promise<{ default: string }>>>;
  }[];
  export default folders;
}
