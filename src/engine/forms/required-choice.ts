// An answer that was chosen: what is sent has been checked, so that none is missing.

export function requiredChoice<Value extends string>(value: Value): Exclude<Value, ''> {
  if (value === '') throw new Error('answered: nothing was chosen')
  return value as Exclude<Value, ''>
}
