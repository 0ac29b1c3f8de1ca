// What the browser counts: started in web/ with `[{board, boxes, sheet}, …]` on its input; answers with what is remarked and the count of each.
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

const { createServer } = await import(createRequire(`${process.cwd()}/`).resolve('vite'));
const given = JSON.parse(await text(process.stdin));
const server = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' });
const { layOut } = await server.ssrLoadModule('/src/lib/count.ts');

const answers = given.sheets.map(({ table, sheet }) => {
  const { board, boxes } = given.tables[table];
  const { faults, count } = layOut(board, boxes, sheet);
  return { faults, counted: count() };
});
await server.close();
process.stdout.write(JSON.stringify(answers));
