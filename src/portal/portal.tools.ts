// What only the tools need of this portal: nothing of it is in the bundles.
import { defineTools } from 'portal-engine/tools/define-tools.ts'
import fees from '#portal/fees/fees.manifest.ts'
import taxYears from '#portal/tax-years/tax-years.manifest.ts'

export default defineTools({
  engine: '0.1.0',
  screens: './screens',
  shared: ['screens/shared', 'api', 'domain'],
  finds: { account: ['account'], document: [], request: [], message: [] },
  accountTypes: ['ISA', 'JISA', 'Pension', 'GIA'],
  manifests: [taxYears, fees],
  landsBy: { answer: 'hasAccounts', fact: 'member', yes: 'client', no: 'registered' },
  publicFlags: { 'fido-authentication': false, 'disclosure-document': true },
  apiDocument: async () => (await import('#portal/api-document/api-document.ts')).default,
  sandbox: () => import('#product-api/product-api.ts'),
})
