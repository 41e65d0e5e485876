const askAgainAfterMs = 2_000

/** Waits until the server answers; returns whether it did so at once. */
export async function untilAnswered(): Promise<{ wasThere: boolean }> {
  let wasThere = true
  while (!(await isServerThere())) {
    wasThere = false
    await new Promise((resolve) => setTimeout(resolve, askAgainAfterMs))
  }
  return { wasThere }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
