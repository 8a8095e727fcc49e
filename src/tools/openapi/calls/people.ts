// Calls about people: who is signed in, grants, sharing, personal details, security.
import * as z from 'zod/mini'
import { adviserSchema } from '#api/people/adviser.ts'
import { childrenSchema } from '#api/people/children.ts'
import { communicationPreferencesSchema } from '#api/people/communication-preferences.ts'
import { delegatesSchema } from '#api/people/delegates.ts'
import {
  answerSchema as wishAnswerSchema,
  newWishSchema,
  wishSchema,
} from '#api/people/expression-of-wish.ts'
import { flagsSchema } from '#api/people/flags.ts'
import { answerSchema as formSchema, storedFormSchema } from '#api/people/forms.ts'
import { lastSignInSchema } from '#api/people/last-sign-in.ts'
import { parametersSchema } from '#api/people/parameters.ts'
import { identityChangeSchema, personalDetailsSchema, sectionSchemas } from '#api/people/personal-details.ts'
import { preferencesSchema } from '#api/people/preferences.ts'
import { deviceNameSchema, deviceSchema, securitySchema } from '#api/people/security.ts'
import { sharedRequestsSchema } from '#api/people/shared-access.ts'
import { sendRequestSchema, updateStatusSchema } from '#api/people/sharing.ts'
import {
  activeUserSchema,
  emailSchema,
  groupsSchema,
  loggedInUserSchema,
  mobileSchema,
} from '#api/people/user.ts'
import { save } from '../../../sandbox/api/handlers/people/forms.ts'
import { change, invitation } from '../../../sandbox/api/handlers/people/shared-access.ts'
import { get, post, put, remove, type ApiCall } from '../call.ts'

const visits = ['isfirstvisit', 'isfirstvisittomyaccounts', 'isfirstvisittopayments']
const empty = z.object({})
const fresh = { isFresh: true }
const details = '/api/personaldetails'

export const people: readonly ApiCall[] = [
  get('/api/user', 'The logged-in user, with two flags of their own', loggedInUserSchema),
  get('/api/currentuser', 'The person whose account is shown', activeUserSchema),
  get('/api/user/lastsignin', 'When the logged-in user signed in before', lastSignInSchema),
  get('/api/user/email', 'The e-mail address of the logged-in user', emailSchema),
  get('/api/user/mobile', 'The mobile number of the logged-in user', mobileSchema),
  get('/api/groups', 'The groups of the logged-in user', groupsSchema),
  get('/api/client/delegates', 'The clients for whom the logged-in user may act', delegatesSchema),
  get('/api/client/delegatesfromclient', 'The people who may act for the client', delegatesSchema),
  get('/api/featureflags', 'The flags of the active user', flagsSchema),
  get('/api/userparameters', 'Parameters of the active user', parametersSchema),
  get('/api/sharedaccess/sharedbyyou', 'Invitations that the logged-in user sent', sharedRequestsSchema),
  get(
    '/api/sharedaccess/sharedwithyou',
    'Invitations that the logged-in user received',
    sharedRequestsSchema,
  ),
  post(
    '/api/sharedaccess/sendrequest',
    'Invites somebody to view one’s account',
    invitation,
    sendRequestSchema,
  ),
  put('/api/sharedaccess/updatestatus', 'Accepts, cancels, revokes or removes', change, updateStatusSchema),
  get('/api/uiuserprefs', 'Preferences of the logged-in user; 404 where none are stored', preferencesSchema),
  ...visits.flatMap((visit) => [
    remove(`/api/uiuserprefs/${visit}`, `Clears the flag ${visit}`),
    post(`/api/uiuserprefs/${visit}`, `Sets the flag ${visit} again`),
  ]),
  put('/api/uiuserprefs/hasDismissedPerformanceComparatorsModal/:value', 'Sets the flag to true or false'),
  get('/api/children', 'The children of the active user and their junior ISAs', childrenSchema),
  get(details, 'Personal details', personalDetailsSchema),
  ...(['address', 'work', 'tax', 'support'] as const).map((name) =>
    put(`${details}/${name}`, `Saves the section ${name}`, sectionSchemas[name], personalDetailsSchema),
  ),
  put(`${details}/phone`, 'Saves the phone number', sectionSchemas.phone, personalDetailsSchema, fresh),
  put(
    `${details}/email`,
    'Saves a new e-mail address, to be confirmed',
    sectionSchemas.email,
    personalDetailsSchema,
    fresh,
  ),
  remove(`${details}/email`, 'Forgets an e-mail address that is not confirmed', personalDetailsSchema),
  put(
    `${details}/email/confirmation`,
    'Confirms the new e-mail address',
    z.object({ token: z.string() }),
    personalDetailsSchema,
  ),
  put(
    `${details}/identitychanges/:id`,
    'Asks for a change of name or date of birth',
    identityChangeSchema,
    personalDetailsSchema,
  ),
  remove(`${details}/identitychanges/:id`, 'Takes back such a request', personalDetailsSchema),
  get('/api/communicationpreferences', 'What is sent by which channel', communicationPreferencesSchema),
  put(
    '/api/communicationpreferences/:topic/:channel',
    'Turns a channel on or off for a topic',
    z.object({ isOn: z.boolean() }),
    communicationPreferencesSchema,
  ),
  get('/api/expression-of-wish', 'The newest expression of wish', wishAnswerSchema),
  post('/api/expression-of-wish', 'Makes an expression of wish', newWishSchema, wishSchema, {
    isOnce: true,
    isFresh: true,
  }),
  post('/api/expression-of-wish/:id/review', 'Says that it still holds', empty, wishSchema),
  get('/api/security', 'Sign-ins and devices', securitySchema),
  put('/api/security/devices/:id', 'Names a device', deviceNameSchema, deviceSchema, fresh),
  remove('/api/security/devices/:id', 'Signs a device out and forgets it', undefined, fresh),
  post('/api/security/log-out-everywhere', 'Signs out everywhere', empty, undefined, fresh),
  get('/api/forms/:job', 'A form in progress', formSchema),
  put('/api/forms/:job', 'Keeps a form in progress', save, storedFormSchema),
  remove('/api/forms/:job', 'Discards a form in progress', undefined, {
    query: { version: { type: 'integer', description: 'The version that is discarded', isRequired: true } },
  }),
  get('/api/adviser', 'The adviser of the active user', adviserSchema),
]
