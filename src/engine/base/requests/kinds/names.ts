// An address for email, and the name of an organisation: texts with a form of their own.
import { isOneLine } from '../../shown-text.ts'
import { emailPattern, plainEmail, plainTyped } from '../../typed-text.ts'
import { typedKind } from './kind.ts'

/** RFC 5321, section 4.5.3.1.3. */
const EMAIL_MOST = 254

export const email = typedKind({
  ...{ answered: 'with an email address', wrong: 'Enter an email address, like name@example.com' },
  ...{ most: EMAIL_MOST, fills: 'email', type: 'email' },
  parse(typed) {
    const plain = plainEmail(typed)
    return plain.length <= EMAIL_MOST && emailPattern.test(plain) ? plain : undefined
  },
})

const NAME_MOST = 120

/** The name of a company, charity or trust. */
export const organisation = typedKind({
  ...{
    answered: 'with the name of an organisation',
    most: NAME_MOST,
    fills: 'organization',
    letter: 'quotes',
  },
  wrong: `Enter the name of the organisation, in up to ${NAME_MOST} characters`,
  parse(typed) {
    const name = plainTyped(typed).replaceAll(/ +/g, ' ').trim()
    return name.length <= NAME_MOST && isOneLine(name) && /[\p{L}\p{N}]/u.test(name) ? name : undefined
  },
})
