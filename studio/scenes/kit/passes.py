"""The two half renders of a scene, and what guides the denoiser: colour, direction and distance of each surface."""

import os

import bpy
import numpy as np

CYCLES = dict(
    use_denoising=False,
    use_adaptive_sampling=False,
    max_bounces=7,
    diffuse_bounces=4,
    glossy_bounces=4,
    transmission_bounces=6,
    transparent_max_bounces=16,
    sample_clamp_indirect=4,
    sample_clamp_direct=0,
    caustics_reflective=False,
    caustics_refractive=False,
    blur_glossy=0.6,
    pixel_filter_type='BLACKMAN_HARRIS',
    filter_width=1.4,
)


def settings(P):
    """Tells Blender how to render: size, threads, samples, bounces."""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = P['w'], P['h'], 100
    s.render.threads_mode = 'FIXED'
    s.render.threads = P['threads']
    for name, value in CYCLES.items():
        setattr(s.cycles, name, value)
    s.cycles.samples = max(1, P['spp'] // 2)
    s.render.use_persistent_data = True  # the second half needs no second preparation
    layer = s.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True


def outputs(folder):
    """Has the compositor write picture, albedo, normal and depth of each half into folder."""
    s = bpy.context.scene
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new('CompositorNodeRLayers')
    composite = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(layers.outputs['Image'], composite.inputs[0])
    files = nt.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'ZIP'
    files.file_slots.clear()
    have = [x.name for x in layers.outputs if x.enabled]
    wanted = [('img', 'Image', 'Image'), ('alb', 'Denoising Albedo', 'DiffCol')]
    wanted += [('nor', 'Denoising Normal', 'Normal'), ('dep', 'Denoising Depth', 'Depth')]
    for slot, best, other in wanted:
        files.file_slots.new(slot)
        nt.links.new(layers.outputs[best if best in have else other], files.inputs[slot])


def pixels(path):
    """Returns all pixels of an EXR file, one row of four floats each."""
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Linear'
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(-1, 4)


def read_guides(folder, frame):
    """Returns albedo 3, normal 3 and depth 1 of each pixel of a frame that was rendered."""
    alb, nor, dep = (pixels(os.path.join(folder, '%s%04d.exr' % (n, frame))) for n in ('alb', 'nor', 'dep'))
    return np.nan_to_num(np.concatenate([alb[:, :3], nor[:, :3], np.minimum(dep[:, :1], 1e4)], 1))


def large_guides(P, folder):
    """Renders the surfaces alone, `detail` pixels wide: no lamp is sampled, so that it takes little time."""
    s = bpy.context.scene
    settings(P)
    outputs(folder)
    s.render.resolution_x, s.render.resolution_y = P['detail'], P['detail'] * P['h'] // P['w']
    s.cycles.samples = P['guides']
    s.cycles.max_bounces = 3
    s.cycles.diffuse_bounces = 0  # a guide is known where a path meets cloth or stone
    for o in bpy.data.objects:
        if o.type == 'LIGHT':
            o.hide_render = True
    s.frame_set(3)
    bpy.ops.render.render()
    return read_guides(folder, 3)


def half_renders(P, folder):
    """Renders twice with different chance; the two pictures, and their mean guides (albedo 3, normal 3, depth 1)."""
    s = bpy.context.scene
    settings(P)
    outputs(folder)
    halves, guides = [], []
    for half in (0, 1):
        s.cycles.seed = P['seed'] * 100 + half
        s.frame_set(half + 1)
        bpy.ops.render.render()
        img = pixels(os.path.join(folder, 'img%04d.exr' % (half + 1)))
        halves.append(np.nan_to_num(img[:, :3]))
        guides.append(read_guides(folder, half + 1))
    return halves, (guides[0] + guides[1]) / 2
