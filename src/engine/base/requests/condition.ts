// Which answers a question depends on, in the words of the manifest's conditions: { "letter": "mortgage" }, { "not": { … } },
// { "anyOf": [ … ] }, { "amount": { "at-least": 5000 } }.

/** Of a number or an amount, in the manifest's numbers. */
export interface Range {
  readonly 'at-least'?: number
  readonly below?: number
}

export interface AnswerCondition {
  readonly [key: string]: string | readonly string[] | Range | AnswerCondition | readonly AnswerCondition[]
}
