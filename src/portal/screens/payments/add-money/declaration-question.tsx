// The ISA declaration as a question of a payment into an ISA that needs it, and saving it as Continue is pressed.
import type { Account } from '#api/accounts/accounts.ts'
import type { FieldProps } from 'portal-engine/forms/form-definition.ts'
import type { LoadedAllowance } from '#domain/tax/isa-allowance.ts'
import { DeclarationTick } from '#screens/shared/isa-declaration/declaration-tick.tsx'

export interface Declaring {
  declare: (account: Account) => Promise<void>
  allowanceOf: (account: Account) => { data: LoadedAllowance | undefined }
}

interface Declares {
  /** Is it ticked? */
  declares: string
}

/** No while it is not known: the server decides. */
export const isUndeclared = (account: Account, { allowanceOf }: Pick<Declaring, 'allowanceOf'>): boolean =>
  account.type === 'ISA' && allowanceOf(account).data?.subscriptionStatus === 'NotSubscribed'

export const declarationQuestion = <Values extends Declares>(
  accountOf: (values: Values) => Account,
  declaring: Declaring,
) =>
  ({
    id: 'declares',
    kind: 'custom',
    label: 'ISA declaration',
    isAsked: (values: Values) => isUndeclared(accountOf(values), declaring),
    missing: 'Tick the ISA declaration',
    field: ({ values, errors, change, fieldId }: FieldProps<Values>) => (
      <DeclarationTick
        id={fieldId('declares')}
        account={accountOf(values)}
        error={errors['declares']}
        isTicked={values.declares === 'yes'}
        onTick={(isTicked) => change({ declares: isTicked ? 'yes' : '' } as Partial<Values>)}
      />
    ),
    summary: false,
  }) as const

export const declarationBeforeCheck = <Values,>(
  accountOf: (values: Values) => Account,
  declaring: Declaring,
) => ({
  ask: async (_: unknown, values: Values) => {
    if (isUndeclared(accountOf(values), declaring)) await declaring.declare(accountOf(values))
    return {}
  },
  failure: () => 'Your declaration was not saved, and nothing was sent. Please try again.',
})
