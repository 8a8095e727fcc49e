import { describe, expect, it } from 'vitest'
import { errorsOf } from '#forms/form-logic.ts'
import { invitation } from '#screens/shared-access/invite-form.tsx'

const PHONE = 'Enter a telephone number, like 07700 900123, or +33 6 12 34 56 78 with its country code'

describe('an invitation', () => {
  it.each([
    ['07700 900123', '+447700900123'],
    [' (07700) 900-123 ', '+447700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+1 415 555 0101', '+14155550101'],
    ['020 7946 0123', '+442079460123'],
    ['7700900123', '+447700900123'],
  ])('is sent, when it is to %s, to %s [R-SHARE-13]', (phoneNumber, dialled) => {
    expect(invitation.answersOf({ email: ' omar.lee@example.com ', phoneNumber })).toEqual({
      ...{ email: 'omar.lee@example.com', phoneNumber: dialled },
    })
  })

  it.each(['omar.lee@example.com\u200b', '\ufeffomar.lee@example.com', 'omar.lee＠example.com'])(
    'is sent to %j as it was meant [R-SHARE-13]',
    (email) => {
      expect(invitation.answersOf({ email, phoneNumber: '07700900123' })).toMatchObject({
        email: 'omar.lee@example.com',
      })
    },
  )

  it.each([
    ['o\u200fmar@example.com', '07700 900123', { email: 'Enter an email address, like name@example.com' }],
    ['\u3164@example.com', '07700 900123', { email: 'Enter an email address, like name@example.com' }],
    ['', '', { email: 'Enter an email address', phoneNumber: 'Enter a mobile number' }],
    ['omar.lee', '07700 900123', { email: 'Enter an email address, like name@example.com' }],
    ['omar@example', '07700 900123', { email: 'Enter an email address, like name@example.com' }],
    ['omar lee@example.com', '07700 900123', { email: 'Enter an email address, like name@example.com' }],
    ['o@example.com', '12', { phoneNumber: PHONE }],
    ['o@example.com', 'none', { phoneNumber: PHONE }],
  ])('says what to put right when it is to %j with %j [R-SHARE-13]', (email, phoneNumber, problems) => {
    expect(errorsOf(invitation, { email, phoneNumber })).toEqual(problems)
  })
})
