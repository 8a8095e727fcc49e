// Says whether each file has the shape its schema describes. Names are not looked up here: link does that.
import Ajv from 'ajv/dist/2020.js'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { meant } from './condition.ts'
import type { Problem } from './problem.ts'
import { escapePointer, type ConfigFile } from './read.ts'
import { schemas } from './schemas.gen.ts'

let validators: ((id: string) => ValidateFunction | undefined) | undefined

function validatorFor(id: string): ValidateFunction | undefined {
  if (!validators) {
    const ajv = new Ajv({ schemas: schemas as object[], allErrors: true, strict: false, verbose: true })
    validators = (name) => ajv.getSchema(name)
  }
  return validators(`${id}.schema.json`)
}

/** Which schema describes this file? Undefined for a file the portal does not know. */
export function schemaOf(file: string): string | undefined {
  if (/^config\/routes\/[^/]+\.json$/.test(file)) return 'routes'
  if (/^config\/menus\/[^/]+\.json$/.test(file)) return 'menu'
  const name = /^config\/([^/]+)\.json$/.exec(file)?.[1]
  return name !== undefined && name !== 'routes' && name !== 'menu' && validatorFor(name) ? name : undefined
}

/** What in this file is not as its schema says? */
export function structureProblems(file: ConfigFile): Problem[] {
  const schema = schemaOf(file.file)
  const problem = (pointer: string, rule: string, message: string, hint?: string): Problem => ({
    ...file.placeOf(pointer),
    severity: 'error',
    rule,
    message,
    ...(hint === undefined ? {} : { hint }),
  })
  if (schema === undefined) {
    return [
      problem(
        '',
        'unknown-file',
        `${file.file} is no file of the manifest, so nobody would read it.`,
        'Move it, or see config/README.md for the files there are.',
      ),
    ]
  }
  const validate = validatorFor(schema)!
  if (validate(file.value)) return schema === 'menu' ? misplacedMenu(file, problem) : []
  const seen = new Set<string>()
  return (validate.errors ?? []).flatMap((error) => {
    const told = describe(error)
    if (!told || seen.has(told.pointer + told.message)) return []
    seen.add(told.pointer + told.message)
    return [problem(told.pointer, 'structure', told.message, told.hint)]
  })
}

/** A menu stands in the file of its name: two menus of one name would hide each other. */
function misplacedMenu(
  { file, value }: ConfigFile,
  problem: (pointer: string, rule: string, message: string, hint: string) => Problem,
): Problem[] {
  const { id } = value as { id: string }
  const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
  if (id === name) return []
  return [
    problem(
      '/id',
      'duplicate',
      `Menu "${id}" stands in ${name}.json, where it and the menu of ${id}.json could hide each other.`,
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
        hint: meant(name, known) ?? `Known here: ${known.join(', ')}.`,
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
        hint: meant(String(error.data), allowed) ?? `Write one of ${allowed.join(', ')}.`,
      }
    }
    case 'pattern':
      return {
        pointer,
        message: `${subject(pointer)} cannot be ${written(error.data)}, which is not of its form.`,
        hint: whatItIs ?? `Its form is ${String(params.pattern)}.`,
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
      // anyOf, if and the like only repeat what their branches said.
      return undefined
  }
}

interface Described {
  description?: string
}

/** The property that a pointer leads to, as written; a member of a list goes by the list's name. */
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
  })[String(type)] ?? `a ${String(type)}`

const written = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value))
