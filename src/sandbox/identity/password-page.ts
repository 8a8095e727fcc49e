// The provider's page for another password. Other browsers have to sign in again afterwards.
import type { Shown, Visit } from './visit.ts'
import { field, problemList, type Problems } from './form-parts.ts'
import { knownUserName } from './sign-in-markup.ts'
import { PASSWORD_LEAST, problemOfPassword } from './password-rule.ts'

export function passwordPage(visit: Visit): Shown {
  const { person, identity, api, form, browserId, back } = visit
  if (!form) return { status: 200, page: formPage(visit, {}) }
  const { credentials } = identity
  const { current = '', password = '', again = '' } = form
  const problem = problemOfPassword(password, person.id, current)
  const problems: Problems = {
    ...(!credentials.isPassword(person.subject, current) && {
      current: 'Enter the password that you sign in with',
    }),
    ...(problem !== undefined && { password: problem }),
    ...(problem === undefined &&
      password !== again && { again: 'Enter the new password once more, the same' }),
  }
  if (Object.keys(problems).length > 0) return { status: 422, page: formPage(visit, problems) }
  credentials.changePassword(person.subject, password)
  const isOther = (id: string | undefined) => id !== browserId
  identity.endSessions(person.subject, isOther)
  api.noteSessionsEnded?.(person.subject, isOther)
  api.noteSecurityChange(person.subject, 'Your password was changed')
  return {
    status: 200,
    page: {
      title: 'Your password is changed',
      main: `<h1>Your password is changed</h1>
<p>You stay signed in here. Every other browser has to sign in again, with the new password.</p>
${back}`,
    },
  }
}

function formPage({ person, back }: Visit, problems: Problems) {
  return {
    title: `${Object.keys(problems).length > 0 ? 'Error: ' : ''}Change your password`,
    main: `<h1>Change your password</h1>
${problemList(problems)}
<form method="post" class="card">
${knownUserName(person)}
${field({ name: 'current', label: 'Present password', type: 'password', autocomplete: 'current-password' }, problems)}
${field(
  {
    ...{ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password' },
    hint: `${PASSWORD_LEAST} characters or more. Three words that have nothing to do with each other are good.`,
  },
  problems,
)}
${field(
  { name: 'again', label: 'New password once more', type: 'password', autocomplete: 'new-password' },
  problems,
)}
<button class="primary" type="submit">Change password</button>
</form>
${back}`,
  }
}
