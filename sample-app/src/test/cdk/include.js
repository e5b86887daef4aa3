// node include.js RESULT TEMPLATE…
// Includes each template into a stack of its own, as a CDK application does, and writes what is synthesized of it, or
// the error, into the result: a JSON object by file.
const fs = require('fs');
const cdk = require('aws-cdk-lib');
const { CfnInclude } = require('aws-cdk-lib/cloudformation-include');

// Findings of the library's own checks are errors then, no warnings.
const context = { '@aws-cdk/core:validateAgainstDefaultRules': true };

const [resultFile, ...templateFiles] = process.argv.slice(2);
const results = {};
for (const templateFile of templateFiles) {
  try {
    const app = new cdk.App({ context, outdir: `${templateFile}.cdk.out`, analyticsReporting: false });
    const stack = new cdk.Stack(app, 'Included');
    // An attribute may be called ${x}; CloudFormation takes that as it is, unless it stands in an Fn::Sub.
    cdk.Validations.of(stack).acknowledge({ id: 'CloudFormation-Validate::E1029', reason: 'a name' });
    new CfnInclude(stack, 'Design', { templateFile });
    results[templateFile] = { template: app.synth().getStackByName(stack.stackName).template };
  } catch (error) {
    results[templateFile] = { error: String(error.message) };
  }
}
fs.writeFileSync(resultFile, JSON.stringify(results));
