// VS Code's context keys come without types.
declare module 'monaco-editor/platform/contextkey/common/contextkey.js' {
  interface Expression {
    evaluate(context: { getValue(key: string): unknown }): boolean
  }
  export const ContextKeyExpr: {
    equals(key: string, value: string): Expression
    notEquals(key: string, value: string): Expression
    and(...expressions: (Expression | undefined)[]): Expression | undefined
    or(...expressions: (Expression | undefined)[]): Expression | undefined
  }
}
