// Calls about tax, fees, and opening accounts.
import {
  applicationSchema,
  applicationsSchema,
  newApplicationSchema,
  openingRoomSchema,
} from '#api/opening/applications.ts'
import { openingBackupSchema, openingStatusSchema } from '#api/opening/account-opening.ts'
import { corporateAccountSchema, newClientSchema } from '#api/opening/clients.ts'
import { fileSchema } from '#api/http/files.ts'
import { isaDeclarationSchema, remainingAllowanceSchema } from '#api/tax/allowance.ts'
import { feesSchema } from '#api/tax/fees.ts'
import { networkSchema } from '#api/tax/network.ts'
import { taxServiceRequestSchema, taxServicesSchema } from '#api/tax/tax-services.ts'
import { taxUseSchema } from '#api/tax/tax-use.ts'
import { taxYearInfoSchema } from '#api/tax/tax-year-info.ts'
import { backup } from '../../../sandbox/api/handlers/opening/account-opening.ts'
import { declaration } from '../../../sandbox/api/handlers/tax/allowances.ts'
import { invitation } from '../../../sandbox/api/handlers/tax/network.ts'
import { asked } from '../../../sandbox/api/handlers/tax/tax-services.ts'
import { told } from '../../../sandbox/api/handlers/tax/tax-use.ts'
import { get, post, put, remove, type ApiCall } from '../call.ts'

const year = { type: 'integer', description: 'The year in which the tax year ends' } as const
const opening = '/api/accountopening'

export const tax: readonly ApiCall[] = [
  get(
    '/api/portfolios/remainingallowance/:accountId',
    'What may still be paid into an ISA',
    remainingAllowanceSchema,
  ),
  put(
    '/api/portfolios/isasubscriptionstatus',
    'Declares that an ISA is subscribed to',
    declaration,
    isaDeclarationSchema,
  ),
  get('/api/taxyearinfo', 'A tax year and its allowances', taxYearInfoSchema, { query: { year } }),
  get('/api/portfolios/taxuse', 'How much of each allowance is used', taxUseSchema, { query: { year } }),
  put('/api/portfolios/paidelsewhere', 'Tells what was paid into ISAs elsewhere', told),
  get('/api/portfolios/taxservices', 'Requests to use allowances', taxServicesSchema),
  put('/api/portfolios/taxservices/:requestId', 'Asks to use an allowance', asked, taxServiceRequestSchema),
  remove('/api/portfolios/taxservices/:requestId', 'Takes back such a request'),
  get('/api/fees', 'Fees of one year', feesSchema),
  get('/api/network', 'The network of people whose fees are worked out together', networkSchema),
  put('/api/network/invitations/:invitationId', 'Invites somebody to the network', invitation),
  remove('/api/network/invitations/:invitationId', 'Takes back an invitation'),
]

export const openingCalls: readonly ApiCall[] = [
  get('/api/accountopeningstatus', 'Accounts that are being opened', openingStatusSchema),
  get('/api/accountopeningbackup', 'The saved basket, as JSON in a text', openingBackupSchema),
  put('/api/accountopeningbackup', 'Saves the basket', backup, openingBackupSchema),
  get(`${opening}/applications`, 'Applications', applicationsSchema),
  post(`${opening}/applications`, 'Sends an application', newApplicationSchema, applicationSchema, {
    isOnce: true,
  }),
  get(`${opening}/room`, 'Which accounts may be opened, and how much may go in', openingRoomSchema),
  get(`${opening}/documents/:id`, 'A document of an application', fileSchema),
  post('/api/clients', 'Opens an account for a company', corporateAccountSchema, newClientSchema, {
    isOnce: true,
  }),
]
