import { defineTools } from '#tools/define-tools.ts'

export default defineTools({
  screens: 'screens',
  sandbox: () => import('./sandbox/product-api.ts'),
})
