// Adding a bank account: what is wrong with what somebody typed, before the server is asked.
import { describe, expect, it } from 'vitest'
import { bankQuestions } from '#screens/shared/bank/bank-questions.tsx'
import {
  blankBank,
  currentCheck,
  newAccountOf,
  stillToAsk,
  type BankValues,
} from '#screens/shared/bank/bank-values.ts'
import { errorsOf } from '#forms/form-logic.ts'

const checkBank = (values: BankValues) => errorsOf({ questions: bankQuestions }, values)

const whole: BankValues = {
  ...{ name: ' Amelia Hart ', kind: 'personal', sortCode: '08-99-99', accountNumber: '6637 4958' },
  ...{ checked: null, isAccepted: false },
}
const checkedAs = (result: string): BankValues => ({
  ...whole,
  checked: { of: 'Amelia Hart personal 089999 66374958', result, name: null },
})

describe('A form for a bank account', () => {
  it('that is empty names each field', () => {
    expect(checkBank(blankBank)).toEqual({
      name: 'Enter the name on the account',
      kind: 'Choose whose account it is',
      sortCode: 'Enter six digits, such as 08-99-99',
      accountNumber: 'Enter the account number, six to eight digits',
    })
  })

  it.each(['12345', '1234567', '12-34-5x', '١٢٣٤٥٦', '-1-2-3', '1e5000', '\u202E089999'])(
    'refuses %j as a sort code',
    (sortCode) => {
      expect(checkBank({ ...whole, sortCode })).toHaveProperty('sortCode')
    },
  )

  it.each(['12345', '123456789', '1234567x', '-12345678.0', '1000000000000', '£12345678'])(
    'refuses %j as an account number',
    (accountNumber) => {
      expect(checkBank({ ...whole, accountNumber })).toHaveProperty('accountNumber')
    },
  )

  it('refuses a name of more than 70 characters', () => {
    expect(checkBank({ ...whole, name: 'A'.repeat(71) })).toEqual({ name: 'Enter 70 characters or fewer' })
  })

  it('wants the name checked, with the details as they are now', () => {
    expect(stillToAsk(whole)).toMatchObject({ sortCode: '089999' })
    expect(checkBank(checkedAs('match'))).toEqual({})
    expect(currentCheck({ ...checkedAs('match'), accountNumber: '66374959' })).toBeNull()
    expect(stillToAsk(checkedAs('match'))).toBeUndefined()
    expect(stillToAsk({ ...checkedAs('match'), name: 'Amelia Heart' })).toMatchObject({
      name: 'Amelia Heart',
    })
  })

  it.each(['close-match', 'wrong-kind', 'no-match', 'unavailable', 'a later word'])(
    'wants a confirmation where the bank says %s',
    (result) => {
      expect(checkBank(checkedAs(result))).toHaveProperty('isAccepted')
      expect(checkBank({ ...checkedAs(result), isAccepted: true })).toEqual({})
    },
  )

  it('cannot be sent where number and sort code do not fit, whatever is confirmed', () => {
    expect(checkBank({ ...checkedAs('modulus-failed'), isAccepted: true })).toHaveProperty('accountNumber')
  })

  it('sends digits, with zeros in front of a short number', () => {
    expect(newAccountOf({ ...whole, accountNumber: '123456' })).toEqual({
      ...{ name: 'Amelia Hart', kind: 'personal', sortCode: '089999', accountNumber: '00123456' },
      isAccepted: false,
    })
  })
})
