// extensions: what the manifests that this portal adds find wrong in themselves.
import type { Check } from './check.ts'

export const extensions: Check = ({ extensions: all }) =>
  all.flatMap(({ extension, file }) => extension.check(file))
