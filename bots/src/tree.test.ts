import { expect, test } from 'vitest';
import { Tree } from './tree.ts';

test('a child is found by its parent and key, and by nothing else', () => {
  const tree = new Tree();
  const child = tree.add(tree.root, 7);
  const grandchild = tree.add(child, 7);
  expect(tree.find(tree.root, 7)).toBe(child);
  expect(tree.find(child, 7)).toBe(grandchild);
  expect(tree.find(grandchild, 7)).toBe(-1);
  expect(tree.find(tree.root, 8)).toBe(-1);
});

test('many nodes keep their places while the index grows', () => {
  const tree = new Tree();
  const nodes: number[] = [tree.root];
  for (let i = 0; i < 20_000; i++) nodes.push(tree.add(nodes[i >> 1], (i & 1) - 1));
  for (let i = 0; i < 20_000; i++) expect(tree.find(nodes[i >> 1], (i & 1) - 1)).toBe(nodes[i + 1]);
});

test('a cleared tree has forgotten everything', () => {
  const tree = new Tree();
  const before = tree.add(tree.root, 1);
  tree.visits[before] = 5;
  tree.clear();
  expect(tree.size).toBe(1);
  expect(tree.find(tree.root, 1)).toBe(-1);
  expect(tree.visits[tree.add(tree.root, 2)]).toBe(0);
});

test('a full tree says so instead of growing for ever', () => {
  const tree = new Tree();
  let added = 0;
  while (tree.add(tree.root, added) >= 0) added++;
  expect(tree.size).toBe(added + 1);
  expect(tree.find(tree.root, added - 1)).toBeGreaterThan(0);
});
