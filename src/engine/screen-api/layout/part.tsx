import type { ReactNode } from 'react'
import type { PartName } from '../names.ts'
import { usePortal } from '../portal.ts'

interface PartProps {
  name: PartName
  children: ReactNode
  /** Shown to everybody else. Nothing by default. */
  otherwise?: ReactNode
}

/** Shows its children if the manifest shows this part of the route to the person. */
export function Part({ name, children, otherwise }: PartProps) {
  return usePortal().part(name) ? children : (otherwise ?? null)
}
