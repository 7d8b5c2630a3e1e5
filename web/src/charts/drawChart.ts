import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartFacts } from './LineChart.tsx';

const HEIGHT = 180;

/** Draws a chart into an element, in the colours that it wears; returns how to take it away. */
export function drawChart(place: HTMLElement, { steps, lines, scale, say }: ChartFacts): () => void {
  const ink = (name: string): string => colourOf(place, name);
  const data: number[][] = [steps.map((_, at) => at + 1)];
  const series: uPlot.Series[] = [{}];
  const bands: uPlot.Band[] = [];
  for (const line of lines) {
    if (line.role === 'band') {
      bands.push({ series: [series.length, series.length + 1], fill: ink('--accent-soft') });
      for (const values of [line.high, line.low]) {
        data.push([...values]);
        series.push({ stroke: 'transparent', points: { show: false } });
      }
      continue;
    }
    const main = line.role === 'main';
    data.push([...line.values]);
    series.push({
      stroke: ink(main ? '--accent' : '--ink-2'),
      width: main ? 2.5 : 1.5,
      ...(!main && { dash: [4, 4] }),
      points: { show: main && steps.length < 40, size: 6, fill: ink('--accent') },
    });
  }
  const axis = { stroke: ink('--ink-2'), ticks: { show: false }, font: '12px system-ui, sans-serif' };
  const grid = { stroke: ink('--line'), width: 1 };
  const options: uPlot.Options = {
    width: place.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false },
      y: scale ? { range: [scale[0], scale[1]] } : {},
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        values: (_, ticks) => ticks.map((at) => (at % 1 === 0 ? String(at) : '')),
      },
      { ...axis, grid, size: 48, values: (_, ticks) => ticks.map(say) },
    ],
    series,
    bands,
  };
  const chart = new uPlot(options, data as uPlot.AlignedData, place);
  const watch = new ResizeObserver(() => chart.setSize({ width: place.clientWidth, height: HEIGHT }));
  watch.observe(place);
  return () => {
    watch.disconnect();
    chart.destroy();
  };
}

/** A property may be a pair for both themes; a colour that an element wears is not. */
function colourOf(place: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
