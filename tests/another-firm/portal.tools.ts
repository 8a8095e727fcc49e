import { defineTools } from '#tools/define-tools.ts'

export default defineTools({
  screens: 'screens',
  sandbox: () => import('./product-api/product-api.ts'),
})
