// Validates each file against its schema. Linking looks up the names.
import Ajv from 'ajv/dist/2020.js'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { didYouMean } from '../conditions/condition.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from './config-file.ts'
import { escapePointer } from './pointer.ts'
import type { ManifestExtension } from '../extension.ts'
import { patternProblem, isDay } from './patterns.ts'
import { schemas } from './schemas.gen.ts'

const OPTIONS = { formats: { date: isDay }, allErrors: true, strict: false, verbose: true }

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

/** The schema of this file; undefined for a file that is not part of a manifest. */
export function schemaOf(file: string): string | undefined {
  if (/^config\/routes\/[a-z0-9-]+\.json$/.test(file)) return 'routes'
  if (/^config\/menus\/[a-z0-9-]+\.json$/.test(file)) return 'menu'
  const name = /^config\/([^/]+)\.json$/.exec(file)?.[1]
  return name !== undefined && name !== 'routes' && name !== 'menu' && validatorFor(name) ? name : undefined
}

/** The problems of one file against its schema. */
export function structureProblems(
  file: ConfigFile,
  extensions: readonly ManifestExtension[] = [],
): Problem[] {
  const extension = extensions.find(({ name }) => file.file === `config/${name}.json`)
  const schema = extension?.name ?? schemaOf(file.file)
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
  const validate = extension ? validatorOf(extension) : validatorFor(schema)!
  if (validate(file.value))
    return [...otherSchema(file, schema, problem), ...(schema === 'menu' ? misplacedMenu(file, problem) : [])]
  const seen = new Set<string>()
  return (validate.errors ?? []).flatMap((error) => {
    const described = describe(error)
    if (!described || seen.has(described.pointer + described.message)) return []
    seen.add(described.pointer + described.message)
    return [problem(described.pointer, 'structure', described.message, described.hint)]
  })
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

function describe(
  error: ErrorObject,
): { pointer: string; message: string; hint?: string | undefined } | undefined {
  const { instancePath: pointer, params, keyword, parentSchema } = error
  const whatItIs = (parentSchema as Described).description
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const known = Object.keys((parentSchema as { properties?: object }).properties ?? {})
      return {
        pointer: `${pointer}/${escapePointer(name)}#key`,
        message: `"${name}" is not known here, so it would do nothing.`,
        hint: didYouMean(name, known) ?? `Known here: ${known.join(', ')}.`,
      }
    }
    case 'required': {
      const name = String(params.missingProperty)
      const known = (parentSchema as { properties?: Record<string, Described> }).properties
      return {
        pointer,
        message: `"${name}" is missing here.`,
        hint: `Add it. ${known?.[name]?.description ?? ''}`.trim(),
      }
    }
    case 'type':
      return {
        pointer,
        message: `${subject(pointer)} should be ${[params.type].flat().map(kind).join(' or ')}.`,
        hint: whatItIs,
      }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String)
      return {
        pointer,
        message: `${subject(pointer)} cannot be ${written(error.data)}.`,
        hint: didYouMean(String(error.data), allowed) ?? `Write one of ${allowed.join(', ')}.`,
      }
    }
    case 'pattern': {
      const { propertyName } = error as { propertyName?: string }
      const text = String(propertyName ?? error.data)
      const isName = propertyName !== undefined
      return {
        pointer: isName ? `${pointer}/${escapePointer(text)}#key` : pointer,
        message: `${isName ? 'A name' : subject(pointer)} ${patternProblem(text, String(params.pattern))}`,
        hint: isName
          ? 'Names are lower case with dashes.'
          : (whatItIs ?? `Its form is ${String(params.pattern)}.`),
      }
    }
    case 'format':
      // A text in another form gets its own message.
      if (!/^\d{4}-\d{2}-\d{2}$/.test(String(error.data))) return undefined
      return {
        pointer,
        message: `${subject(pointer)} cannot be ${written(error.data)}, which is no day of the calendar.`,
        hint: whatItIs,
      }
    case 'minimum':
    case 'maximum':
      return {
        pointer,
        message: `${subject(pointer)} cannot be ${written(error.data)}: it must be ${String(params.limit)} or ${keyword === 'minimum' ? 'more' : 'less'}.`,
        hint: whatItIs,
      }
    case 'minItems':
    case 'minProperties':
      return {
        pointer,
        message: `${subject(pointer)} needs at least ${String(params.limit)}.`,
        hint: whatItIs,
      }
    case 'maxProperties':
      return {
        pointer,
        message: `${subject(pointer)} may have ${String(params.limit)} at most.`,
        hint: whatItIs,
      }
    default:
      // anyOf, if and similar keywords repeat the errors of their branches.
      return undefined
  }
}

interface Described {
  description?: string
}

/** The name of the property at a pointer; a member of a list has the name of the list. */
function subject(pointer: string): string {
  const name = pointer.split('/').findLast((step) => !/^\d*$/.test(step))
  return name === undefined ? 'This file' : `"${name.replaceAll('~1', '/').replaceAll('~0', '~')}"`
}

const kind = (type: unknown) =>
  ({
    string: 'text',
    boolean: 'true or false',
    object: 'an object { }',
    array: 'a list [ ]',
    number: 'a number',
    integer: 'a whole number',
  })[String(type)] ?? `a ${String(type)}`

const written = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value))
