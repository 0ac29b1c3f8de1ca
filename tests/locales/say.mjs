// What the browser says: started in web/ with `{board, asked: {language: [[key, params], …]}}` on its input; answers with the sentences.
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

const { createServer } = await import(createRequire(`${process.cwd()}/`).resolve('vite'));
const { board, asked } = JSON.parse(await text(process.stdin));
globalThis.document = { documentElement: {} };
const server = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' });
const { speak, speakAlso } = await server.ssrLoadModule('/src/lib/i18n.svelte.ts');
const { Words } = await server.ssrLoadModule('/src/lib/words.ts');
const { BoardIndex } = await server.ssrLoadModule('/src/lib/boards.ts');

const words = new Words(new BoardIndex({ board, drawing: {}, theme: {}, points: {} }));
const said = {};
await speakAlso('rules', 'lesson', 'help', 'hints', 'analysis', 'pace', 'notices', 'sheets');
for (const [language, messages] of Object.entries(asked)) {
  await speak(language);
  said[language] = messages.map(([key, params]) => words.say({ key, params }));
}
await server.close();
process.stdout.write(JSON.stringify(said));
