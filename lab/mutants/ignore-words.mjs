const logged = /^(?:log|logger)\.(?:debug|info|warn|error|fatal)$/;

/**
 * The words of a line in the log, and those of an error that is thrown, are for engineers to read, who find the cause
 * by them in whatever words they are. A test that repeated them would have to change with each better wording. What
 * visitors and colleagues read is a value and never a thrown error, so none of it is left out here.
 */
export const ignoreWords = {
  shouldIgnore(path) {
    if (path.isNewExpression()) {
      const { callee } = path.node;
      const isError = callee.type === 'Identifier' && /Error$/.test(callee.name);
      return isError && path.parentPath?.isThrowStatement() ? 'The words of a thrown error are not tested.' : undefined;
    }
    if (!path.isCallExpression()) return undefined;
    const { callee } = path.node;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
    const { object, property } = callee;
    const owner = object.type === 'MemberExpression' ? object.property.name : object.name;
    return logged.test(`${owner}.${property.name}`) ? 'The words of a log line are not tested.' : undefined;
  },
};
