/** Time on the processor since `start`: what else the machine does does not count. */
export function cpuMilliseconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
