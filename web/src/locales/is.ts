export default import.meta.glob<string>('../../../src/rallar/locales/is/{game,records,server,table,pages,board}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
