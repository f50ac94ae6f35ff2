import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The words of a line in the log are for people to read: no test should repeat them. */
const logged = /^(?:log|logger)\.(?:debug|info|warn|error|fatal)$/;

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'log-words', {
    shouldIgnore(path) {
      if (!path.isCallExpression()) return undefined;
      const { callee } = path.node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
      const { object, property } = callee;
      const owner = object.type === 'Identifier' ? object.name : '';
      return logged.test(`${owner}.${property.name}`) ? 'The words of a log line are not tested.' : undefined;
    },
  }),
];
