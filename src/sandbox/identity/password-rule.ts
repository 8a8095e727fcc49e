// What a new password must be. Length counts, not kinds of characters (NIST SP 800-63B, 3.1.1.2).
import { brandName } from '#sandbox/web/brand.ts'

export const PASSWORD_LEAST = 12
export const PASSWORD_MOST = 128

/** Passwords that everybody tries first. */
const usual = ['password', 'sandbox', 'qwerty', '123456', 'letmein']

/** What is wrong with a new password? Nothing that others would guess is taken. */
export function problemOfPassword(password: string, userName: string, old: string): string | undefined {
  if (password.length < PASSWORD_LEAST) return `Enter ${PASSWORD_LEAST} characters or more`
  if (password.length > PASSWORD_MOST) return `Enter ${PASSWORD_MOST} characters or fewer`
  if (password === old) return 'Enter another password than the one you have'
  const plain = password.toLowerCase()
  if (
    [...usual, ...[userName, brandName().split(' ')[0]!].map((word) => word.toLowerCase())].some(
      (word) => plain.replaceAll(word, '').length < PASSWORD_LEAST / 2,
    )
  )
    return 'Enter a password that others can’t guess'
  return undefined
}
