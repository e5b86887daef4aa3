// node run.js DECLARATION INPUT RESULT
// What ElectroDB makes of an entity declared as on the guide's page: the item that a put sends, the key of a get, and
// what it reads from an item that something else has written.
const fs = require('fs');

const [declaration, inputFile, resultFile] = process.argv.slice(2);
const Task = new Function('require', `${fs.readFileSync(declaration, 'utf8')}; return Task;`)(require);
const { attributes, key, owner, written } = JSON.parse(fs.readFileSync(inputFile, 'utf8'));
const options = { table: 'planner' };
fs.writeFileSync(resultFile, JSON.stringify({
  item: Task.put(attributes).params(options).Item,
  key: Task.get(key).params(options).Key,
  values: Task.query.ofOwner({ owner }).params(options).ExpressionAttributeValues,
  read: Task.parse({ Item: written }).data,
}));
