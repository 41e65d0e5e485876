/** The distance of a point from a shape's edge, in pixels: below zero inside. */
export type Shape = (x: number, y: number) => number

export function circle(cx: number, cy: number, radius: number): Shape {
  return (x, y) => Math.hypot(x - cx, y - cy) - radius
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy]
    const scaled = Math.hypot(dx / rx, dy / ry)
    const slope = Math.hypot(dx / (rx * rx), dy / (ry * ry))
    return slope === 0 ? -Math.min(rx, ry) : (scaled * (scaled - 1)) / slope
  }
}

export function box(cx: number, cy: number, width: number, height: number, radius = 0): Shape {
  return (x, y) => {
    const dx = Math.abs(x - cx) - width / 2 + radius
    const dy = Math.abs(y - cy) - height / 2 + radius
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
  }
}

/** Creates a stroke with round ends along points. */
export function stroke(thickness: number, ...points: [x: number, y: number][]): Shape {
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY
    for (let index = 1; index < points.length; index += 1) {
      nearest = Math.min(nearest, distanceToSegment(x, y, points[index - 1]!, points[index]!))
    }
    return nearest - thickness / 2
  }
}

function distanceToSegment(x: number, y: number, [ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

export function polygon(...points: [x: number, y: number][]): Shape {
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY
    let isInside = false
    points.forEach((point, index) => {
      const before = points.at(index - 1)!
      nearest = Math.min(nearest, distanceToSegment(x, y, before, point))
      const crosses = point[1] > y !== before[1] > y
      if (crosses && x < ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0])
        isInside = !isInside
    })
    return isInside ? -nearest : nearest
  }
}

/** Creates a ring between two radii. */
export function ring(cx: number, cy: number, radius: number, thickness: number): Shape {
  return (x, y) => Math.abs(Math.hypot(x - cx, y - cy) - radius) - thickness / 2
}

export function both(first: Shape, second: Shape): Shape {
  return (x, y) => Math.max(first(x, y), second(x, y))
}

export function either(...shapes: Shape[]): Shape {
  return (x, y) => Math.min(...shapes.map((shape) => shape(x, y)))
}

export function without(shape: Shape, hole: Shape): Shape {
  return (x, y) => Math.max(shape(x, y), -hole(x, y))
}

/** Returns the shape enlarged by this many pixels, with rounded corners. */
export function grown(shape: Shape, by: number): Shape {
  return (x, y) => shape(x, y) - by
}

export function turned(shape: Shape, degrees: number, cx: number, cy: number): Shape {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy]
    return shape(cx + dx * cosine + dy * sine, cy - dx * sine + dy * cosine)
  }
}

/** Creates the area above a line of this height. */
export function above(height: number): Shape {
  return (_x, y) => y - height
}

export function below(height: number): Shape {
  return (_x, y) => height - y
}

/** Creates a leaf from a stalk at `x`, `y`: the overlap of two circles, pointing the way it is turned. */
export function leaf(x: number, y: number, length: number, degrees: number): Shape {
  const bend = length * 0.62
  const lens = both(
    circle(x + length / 2, y - bend + length * 0.2, bend),
    circle(x + length / 2, y + bend - length * 0.2, bend),
  )
  return turned(lens, degrees, x, y)
}
