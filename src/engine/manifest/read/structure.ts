// Validates each file against its schema. Resolving looks up the names.
import Ajv from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from './config-file.ts'
import type { ManifestExtension } from '../extension.ts'
import { hiddenTextProblems } from './hidden-text.ts'
import { PAGE_KINDS, schemaOfKind, schemaOfPage, unknownKind } from './page-files.ts'
import { isDay } from './patterns.ts'
import { schemas } from './schemas.gen.ts'
import { inWords } from './structure-in-words.ts'

/** Tests check the schemas themselves; code that runs for a moment is not worth making smaller. */
const OPTIONS = {
  formats: { date: isDay },
  allErrors: true,
  strict: false,
  verbose: true,
  validateSchema: false,
  code: { optimize: false },
}

let validators: ((id: string) => ValidateFunction | undefined) | undefined

function validatorFor(id: string): ValidateFunction | undefined {
  if (!validators) {
    const ajv = new Ajv({ ...OPTIONS, schemas: schemas as object[] })
    validators = (name) => ajv.getSchema(name)
  }
  return validators(`${id}.schema.json`)
}

const ofExtensions = new WeakMap<ManifestExtension, ValidateFunction>()

function validatorOf(extension: ManifestExtension): ValidateFunction {
  const known = ofExtensions.get(extension) ?? new Ajv(OPTIONS).compile(extension.schema)
  ofExtensions.set(extension, known)
  return known
}

/** Schemas of files that are in folders. */
const IN_FOLDERS = new Set(['routes', 'menu', 'layer', ...PAGE_KINDS.map(schemaOfKind)])

/** The schema of this file; undefined for a file that is not part of a manifest. */
export function schemaOf(file: string): string | undefined {
  if (/^config\/routes\/[a-z0-9-]+\.json$/.test(file)) return 'routes'
  if (/^config\/menus\/[a-z0-9-]+\.json$/.test(file)) return 'menu'
  if (/^config\/layers\/[a-z0-9-]+\/layer\.json$/.test(file)) return 'layer'
  const name = /^config\/([^/]+)\.json$/.exec(file)?.[1]
  return name !== undefined && !IN_FOLDERS.has(name) && validatorFor(name) ? name : undefined
}

const known = new WeakMap<ConfigFile, { extensions: readonly ManifestExtension[]; problems: Problem[] }>()
const NONE: readonly ManifestExtension[] = []

/** The problems of one file against its schema. Base and layers have most files in common, so each is looked at once. */
export function structureProblems(file: ConfigFile, extensions = NONE): Problem[] {
  const last = known.get(file)
  if (last?.extensions === extensions) return last.problems
  const problems = problemsOf(file, extensions)
  known.set(file, { extensions, problems })
  return problems
}

function problemsOf(file: ConfigFile, extensions: readonly ManifestExtension[]): Problem[] {
  const extension = extensions.find(({ name }) => file.file === `config/${name}.json`)
  const schema = extension?.name ?? schemaOfPage(file) ?? schemaOf(file.file)
  const problem = (pointer: string, rule: string, message: string, hint?: string): Problem => ({
    ...file.positionOf(pointer),
    severity: 'error',
    rule,
    message,
    ...(hint === undefined ? {} : { hint }),
  })
  if (schema === undefined) {
    const name = file.file.slice(file.file.lastIndexOf('/') + 1)
    if (/[A-Z]/.test(name))
      return [
        problem(
          '',
          'unknown-file',
          `${file.file} has capitals in its name: some computers would read it, and others not.`,
          `Rename it to ${name.toLowerCase()}.`,
        ),
      ]
    return [
      problem(
        '',
        'unknown-file',
        `${file.file} is no file of the manifest, so nobody would read it.`,
        'Move it, or see config/README.md for the files there are.',
      ),
    ]
  }
  const kind = unknownKind(file)
  if (kind !== undefined)
    return [
      problem(
        '/kind',
        'structure',
        `There is no page of the kind "${kind}".`,
        `Write one of ${PAGE_KINDS.join(', ')}.`,
      ),
    ]
  const hidden = hiddenTextProblems(file)
  const validate = extension ? validatorOf(extension) : validatorFor(schema)!
  if (validate(file.value))
    return [
      ...hidden,
      ...otherSchema(file, schema, problem),
      ...(schema === 'menu' ? misplacedMenu(file, problem) : []),
    ]
  const seen = new Set<string>()
  const wrong = (validate.errors ?? []).flatMap((error) => {
    const described = inWords(error)
    if (!described || seen.has(described.pointer + described.message)) return []
    seen.add(described.pointer + described.message)
    return [problem(described.pointer, 'structure', described.message, described.hint)]
  })
  // What cannot be seen is not said again as the form that it spoils.
  const isSaid = ({ line, column }: Problem) =>
    hidden.some((each) => each.line === line && each.column === column)
  return [...hidden, ...wrong.filter((each) => !isSaid(each))]
}

type Report = (pointer: string, rule: string, message: string, hint: string) => Problem

/** An editor that reads another schema completes names that are wrong here. */
function otherSchema({ value }: ConfigFile, schema: string, problem: Report): Problem[] {
  const { $schema } = value as { $schema: string }
  const name = `${schema}.schema.json`
  if ($schema.slice($schema.lastIndexOf('/') + 1) === name) return []
  return [
    problem(
      '/$schema',
      'structure',
      `"$schema" names ${$schema}, so an editor would check this file by the rules of another.`,
      `Name ${name} there.`,
    ),
  ]
}

/** A menu must be in the file of its name: otherwise two menus could have the same name. */
function misplacedMenu({ file, value }: ConfigFile, problem: Report): Problem[] {
  const { id } = value as { id: string }
  const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
  if (id === name) return []
  return [
    problem(
      '/id',
      'duplicate',
      `Menu "${id}" is in ${name}.json, where it and the menu of ${id}.json could hide each other.`,
      `Rename the file to ${id}.json, or the menu to "${name}".`,
    ),
  ]
}
