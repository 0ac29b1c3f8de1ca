export default import.meta.glob<string>('../../../src/rallar/locales/nb/{game,records,server,table,pages,board}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
