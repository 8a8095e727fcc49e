// Everyone's home: a client's, or that of a registered person who has no accounts yet. The manifest says which.
import { Part } from '#screen-api/layout/part.tsx'
import { ClientHome } from './client-home.tsx'
import { RegisteredHome } from './registered-home.tsx'

export { prefetch } from './home.prefetch.ts'

export default function Home() {
  return (
    <>
      <Part name="client-home">
        <ClientHome />
      </Part>
      <Part name="registered-home">
        <RegisteredHome />
      </Part>
    </>
  )
}
