let isUnderWay = false

/** To be called before the program itself goes a step back in the browser's history. */
export function expectOwnStepBack(): void {
  isUnderWay = true
}

/** Whether the step back that is made now is the program's, and nobody's who pressed the browser's back. */
export function takeOwnStepBack(): boolean {
  const was = isUnderWay
  isUnderWay = false
  return was
}
