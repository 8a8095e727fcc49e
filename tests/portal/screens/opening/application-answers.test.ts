// The server's refusals of an application, as sentences.
import { describe, expect, it } from 'vitest'
import { errorMessage } from '#http/error-message.ts'
import { apply } from '#api/opening/applications.ts'
import { messages } from '#screens/opening/application/application-values.ts'
import { refused } from '../../../support/refused.ts'

const overAllowance = (body: object) => errorMessage(apply, messages, refused('over-allowance', body))

describe('A person whose application passes an allowance', () => {
  it('reads how much of the first payments fits', () => {
    expect(overAllowance({ roomPence: 1_000_00 })).toBe(
      'Your first payments are more than is left of an allowance in the tax year they arrive in: £1,000.00. Nothing was sent. Change the first payments in your basket.',
    )
  })

  it('reads how much of the monthly payments fits', () => {
    expect(overAllowance({ monthlyPence: 400_00 })).toBe(
      'Your monthly payments are more than the allowance leaves after your other payments: £400.00 a month. Nothing was sent. Change the monthly payments in your basket.',
    )
  })
})
