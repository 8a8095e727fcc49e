// What is wrong with an invitation to the network, before it is sent. Pure.
import type { NetworkInvitation } from '#api/tax/network.ts'
import { emailPattern, plainEmail } from '#base/typed-text.ts'

export function problemsOf({ name, email }: NetworkInvitation): Partial<NetworkInvitation> {
  return {
    ...(name.trim() === '' && { name: 'Enter the person’s name' }),
    ...(name.trim().length > 80 && { name: 'Enter a name of 80 characters or fewer' }),
    ...(!emailPattern.test(plainEmail(email)) && {
      email: 'Enter an email address, such as name@example.com',
    }),
  }
}
