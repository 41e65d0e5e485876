/**
 * In milliseconds. A step back that never arrives, because another navigation replaced it, holds nothing up for longer.
 */
const landsWithinMs = 5_000

let underWay: { land: () => void; landed: Promise<void> } | null = null

/** Announces a step back in the browser's history that the program itself makes. Call it before the step. */
export function expectOwnStepBack(): void {
  let land = () => {}
  const landed = new Promise<void>((resolve) => {
    land = resolve
  })
  underWay = { land, landed }
  setTimeout(land, landsWithinMs)
}

/** Returns true, once, if the current step back was made by the program and not with the browser's back. */
export function takeOwnStepBack(): boolean {
  const was = underWay
  underWay = null
  was?.land()
  return was !== null
}

/** Returns true while the program's step back has not arrived yet. */
export function isStepBackUnderWay(): boolean {
  return underWay !== null
}

/** Waits until the program's own step back has arrived. */
export async function untilStepBackLanded(): Promise<void> {
  await underWay?.landed
}
