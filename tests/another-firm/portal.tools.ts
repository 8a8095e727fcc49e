import { callsIn, defineTools } from 'portal-engine/tools/define-tools.ts'
import portal from './portal.ts'

export default defineTools({
  engine: '0.1.0',
  screens: 'screens',
  apiDocument: async () => ({
    title: 'API of the portal',
    description: 'What the portal asks of the API, and how it reads the answers.',
    tags: { portal: { description: 'All calls', calls: callsIn(await import('./api/calls.ts')) } },
    pathsWithoutUserId: portal.pathsWithoutUserId ?? [],
  }),
  sandbox: () => import('./product-api/product-api.ts'),
})
