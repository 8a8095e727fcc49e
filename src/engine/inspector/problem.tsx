// A sentence about what went wrong, read out at once.
export const Problem = ({ text }: { text: string | undefined }) =>
  text !== undefined && (
    <p className="problem" role="alert">
      {text}
    </p>
  )
