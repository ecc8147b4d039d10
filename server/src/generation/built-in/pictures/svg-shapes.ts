import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Shape } from '../../../../../engines/src/plan.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Matrix = [number, number, number, number, number, number];
type Inherited = { fill: string; stroke: string; strokeWidth: number; opacity: number; matrix: Matrix };

const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** Definitions are drawn where they are used; clips and filters only soften edges in these sets. */
const notDrawn = new Set(['defs', 'clipPath', 'linearGradient', 'radialGradient', 'filter', 'mask']);

/** The body of an SVG as paths with their paint, which a canvas draws without a parser. */
export function shapesOfSvg(body: string): Shape[] {
  const root = parseFragment(`<svg>${body}</svg>`).childNodes.find((node) => 'tagName' in node) as Element;
  const byId = new Map<string, Element>();
  for (const element of descendants(root)) {
    const id = attribute(element, 'id');
    if (id) byId.set(id, element);
  }
  const start: Inherited = { fill: '#000000', stroke: 'none', strokeWidth: 1, opacity: 1, matrix: identity };
  return elementsOf(root).flatMap((element) => shapesOf(element, start, byId));
}

function shapesOf(element: Element, above: Inherited, byId: Map<string, Element>): Shape[] {
  if (notDrawn.has(element.tagName)) return [];
  const own = inherit(element, above, byId);
  if (element.tagName === 'use') {
    const target = byId.get((attribute(element, 'href') ?? attribute(element, 'xlink:href') ?? '').slice(1));
    return target ? shapesOf(target, own, byId) : [];
  }
  const d = pathOf(element);
  if (d === undefined) return elementsOf(element).flatMap((child) => shapesOf(child, own, byId));
  const { fill, stroke, strokeWidth, opacity, matrix } = own;
  if (fill === 'none' && stroke === 'none') return [];
  return [
    {
      d,
      ...(fill !== 'none' && fill !== 'currentColor' && { fill }),
      ...(stroke !== 'none' && { stroke, strokeWidth }),
      ...(opacity < 1 && { opacity }),
      ...(matrix !== identity && { matrix }),
      ...(attribute(element, 'fill-rule') === 'evenodd' && { isEvenOdd: true as const }),
    },
  ];
}

function inherit(element: Element, above: Inherited, byId: Map<string, Element>): Inherited {
  const number = (name: string, ordinary: number) => Number(attribute(element, name) ?? ordinary);
  const transform = attribute(element, 'transform');
  return {
    fill: colourOf(attribute(element, 'fill'), byId) ?? above.fill,
    stroke: colourOf(attribute(element, 'stroke'), byId) ?? above.stroke,
    strokeWidth: number('stroke-width', above.strokeWidth),
    opacity: above.opacity * number('opacity', 1) * number('fill-opacity', 1),
    matrix: transform === undefined ? above.matrix : multiply(above.matrix, matrixOf(transform)),
  };
}

/** A gradient is painted in its middle colour. */
function colourOf(paint: string | undefined, byId: Map<string, Element>): string | undefined {
  const gradient = paint?.match(/^url\(#(.+)\)$/)?.[1];
  if (gradient === undefined) return paint?.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');
  const element = byId.get(gradient);
  const stops = element ? elementsOf(element).filter(({ tagName }) => tagName === 'stop') : [];
  const middle = stops[Math.floor(stops.length / 2)];
  if (middle === undefined || Number(attribute(middle, 'stop-opacity') ?? 1) < 0.5) return 'none';
  return colourOf(attribute(middle, 'stop-color'), byId) ?? '#000000';
}

function pathOf(element: Element): string | undefined {
  const number = (name: string) => Number(attribute(element, name) ?? 0);
  if (element.tagName === 'path') return attribute(element, 'd') ?? '';
  if (element.tagName === 'rect') {
    const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')];
    return `M${x} ${y}h${w}v${h}h${-w}z`;
  }
  if (element.tagName !== 'circle' && element.tagName !== 'ellipse') return undefined;
  const rx = element.tagName === 'circle' ? number('r') : number('rx');
  const ry = element.tagName === 'circle' ? rx : number('ry');
  return `M${number('cx') - rx} ${number('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, kind, list = '']) => {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'matrix') return multiply(matrix, [a, b ?? 0, c, d, e, f]);
    if (kind === 'translate') return multiply(matrix, [1, 0, 0, 1, a, b ?? 0]);
    if (kind === 'scale') return multiply(matrix, [a, 0, 0, b ?? a, 0, 0]);
    if (kind !== 'rotate') return matrix;
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const turned = multiply(multiply(matrix, [1, 0, 0, 1, b ?? 0, c]), [cos, sin, -sin, cos, 0, 0]);
    return multiply(turned, [1, 0, 0, 1, -(b ?? 0), -c]);
  }, identity);
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  const product = [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
  return product.map((value) => Math.round(value * 1000) / 1000) as Matrix;
}

function elementsOf(parent: Element): Element[] {
  return parent.childNodes.filter((node): node is Element => 'tagName' in node);
}

function descendants(parent: Element): Element[] {
  return elementsOf(parent).flatMap((child) => [child, ...descendants(child)]);
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => (one.prefix ? `${one.prefix}:${one.name}` : one.name) === name)?.value;
}
