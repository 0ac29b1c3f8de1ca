export default import.meta.glob<string>('../../../src/rallar/locales/fi/{game,records,server,table,pages,board}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
