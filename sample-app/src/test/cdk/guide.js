// node guide.js PROGRAM FOLDER RESULT
// Runs the CDK application that the guide shows, in the folder given, and writes what is synthesized of its stack.
// Its TypeScript has no types, so that imports are all that is translated.
const fs = require('fs');

const [program, folder, result] = process.argv.slice(2);
const text = fs.readFileSync(program, 'utf8')
  .replace(/^import \* as (\w+) from ('.*');$/gm, 'const $1 = require($2);')
  .replace(/^import (\{.*\}) from ('.*');$/gm, 'const $1 = require($2);');
process.chdir(folder);
const stack = new Function('require', `${text}; return stack;`)(require);
const app = stack.node.root;
fs.writeFileSync(result, JSON.stringify(app.synth().getStackByName(stack.stackName).template));
