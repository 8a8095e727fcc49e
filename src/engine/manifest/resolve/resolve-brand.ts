// Resolves the brand: the page at which the installed app opens, and the file of the mark.
import { didYouMean } from '../conditions/condition.ts'
import { paramNames } from '../paths.ts'
import type { BrandFile } from '../read/types.gen.ts'
import type { Resolved } from './resolved.ts'
import type { Scope } from './scope.ts'

export function resolveBrand(scope: Scope): Resolved['brand'] {
  const { $schema: _, ...brand } = scope.file.value as BrandFile
  const { 'app-start': start, logo } = brand
  const { paths, supplied } = scope.names
  if (start !== undefined && scope.requireName('route', start, '/app-start')) {
    const path = paths.get(start) ?? '/'
    const [name] = paramNames(path)
    if (name !== undefined)
      scope.report(
        '/app-start',
        'missing-parameter',
        `The app cannot open at the route "${start}": its path ${path} needs "${name}", which nobody gives.`,
        'Name a route whose path is the whole address.',
      )
  }
  if (logo !== undefined && !supplied.pictures.includes(logo))
    scope.report(
      '/logo',
      'missing-file',
      `There is no ${logo} beside this file, so the portal would have no mark and could not be built.`,
      didYouMean(logo, supplied.pictures) ?? 'Put the SVG file beside brand.json, or remove "logo".',
    )
  return brand
}
